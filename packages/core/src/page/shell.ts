/** The page without a page in it, which is answered for every address while there is no connection. */
export const SHELL = 'shell'
export const SHELL_FILE = `${SHELL}.html`
