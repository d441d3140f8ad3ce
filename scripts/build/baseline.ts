/** The oldest browsers in which every script of the shop runs. */
export const scriptTarget = ['chrome103', 'edge103', 'safari15.6', 'ios15.6', 'firefox115'];

/** The oldest browsers in which pages are styled. In a browser older than `scriptTarget` the page's scripts do not start. */
export const cssTarget = ['chrome90', 'edge90', 'safari15.6', 'ios15.6', 'firefox115'];
