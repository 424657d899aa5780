import type { Order } from '@shop/core/order/order.ts'
import { shop } from 'virtual:shop'
import { saveFile } from '../../state/base/saveFile.ts'
import { loadWhenIdle } from '../../ui/idleLoads.ts'

/** The files that an order can be saved as; the code of each is loaded when first used, or when idle. */
const SAVERS = {
  async csv(order: Order) {
    const { formatOrderCsv } = await import('@shop/core/order/formatOrderCsv.ts')
    saveFile(`${order.reference}.csv`, formatOrderCsv(order), 'text/csv')
  },
  async xlsx(order: Order) {
    const { formatOrderXlsx } = await import('@shop/core/order/formatOrderXlsx.ts')
    saveFile(`${order.reference}.xlsx`, await formatOrderXlsx(order))
  },
  async xml(order: Order) {
    const { formatPeppolOrder } = await import('@shop/core/order/formatPeppolOrder.ts')
    const xml = formatPeppolOrder(order)
    if (xml !== undefined) saveFile(`${order.reference}.xml`, xml, 'application/xml')
  },
}
export type FileFormat = keyof typeof SAVERS

/** Makes the file and gives it to the visitor. Rejects where a file of the shop cannot be loaded. */
export function saveOrder(order: Order, format: FileFormat): Promise<void> {
  return SAVERS[format](order)
}

/** The code of every format, so that nothing is asked for later. */
loadWhenIdle(() =>
  Promise.all([
    import('@shop/core/order/formatOrderCsv.ts'),
    import('@shop/core/order/formatOrderXlsx.ts'),
    shop.peppol && import('@shop/core/order/formatPeppolOrder.ts'),
  ]),
)
