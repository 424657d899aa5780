import { generateXlsxFileSync } from 'write-excel-file/sync'
import { buildOrderSheets } from './buildOrderSheets.ts'
import type { Order } from './order.ts'

/**
 * The style that every cell starts from. The library writes none, and a program that misses it says so (openpyxl) or
 * uses its own. ECMA-376, 18.8.39 sets the order: `cellStyleXfs`, `cellXfs`, `cellStyles`.
 */
const DEFAULT_STYLE = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (xml: string) =>
          xml
            .replace(
              '<cellXfs',
              '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs',
            )
            .replace(
              '</cellXfs>',
              '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
            ),
      },
    },
  },
}

/** The order as an Excel workbook. */
export function formatOrderXlsx(order: Order): Promise<Blob> {
  const options = { fontFamily: 'Arial', fontSize: 10, features: [DEFAULT_STYLE] }
  return generateXlsxFileSync(buildOrderSheets(order), options, undefined, refuseFile)
}

/** Only pictures are files, and the workbook has none. */
function refuseFile(): never {
  throw new Error('The order workbook holds no files.')
}
