// Swift Testing says that a file which imports both Testing and UIKit gets the module _Testing_UIKit
// too. On Apple's platforms it attaches images to tests; here it only has to exist, so that tests of
// UIKit code compile without flags.
