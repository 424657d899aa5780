import { showNotice } from '../../state/page/notices.ts'

const NOT_LOADED = 'A part of the shop could not be loaded. Check your connection, then load the page again.'

/**
 * Opens what a button asks for once its code is here. Where that cannot be had, after a new release or without a
 * connection, says so: a part that is drawn without its code would take the whole page with it.
 */
export function openWhenLoaded(load: () => Promise<unknown>, open: () => void): void {
  load().then(open, () => showNotice(NOT_LOADED))
}
