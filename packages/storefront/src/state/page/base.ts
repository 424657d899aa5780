/** The path that the shop is published under, without its last slash. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')
