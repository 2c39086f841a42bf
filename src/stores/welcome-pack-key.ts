/** Where it is noted that a welcome pack was sealed in this browser, apart from what reads it: every page of the shop asks for the key. */
export const welcomePackKey = 'pack-welcome'
