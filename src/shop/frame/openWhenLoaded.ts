import { showNotice } from '../../state/page/notices.ts'

const NOT_LOADED = 'Part of the shop could not be loaded. Check your connection, then load the page again.'

/**
 * Opens a dialog once its code has loaded. If that fails, after a new release or without a connection, shows a notice:
 * rendering a part without its code would take down the whole page.
 */
export function openWhenLoaded(load: () => Promise<unknown>, open: () => void): void {
  load().then(open, () => showNotice(NOT_LOADED))
}
