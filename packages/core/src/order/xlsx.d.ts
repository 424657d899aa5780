/** The part of write-excel-file that zips in the page itself (packages/site/src/build/bundling.ts says why). */
declare module 'write-excel-file/sync' {
  export function generateXlsxFileSync(
    sheets: import('write-excel-file/universal').Sheet<never>[],
    options: import('write-excel-file/universal').Options<never>,
    more: undefined,
    readFile: () => never,
  ): Promise<Blob>
}
