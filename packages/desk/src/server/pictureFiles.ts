import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The smallest file of each picture, by the picture's name; what is cut out has a name of its own among files. */
export function listPictureFiles(folder: string): Record<string, string> {
  const pictures = path.join(folder, 'pictures')
  if (!existsSync(pictures)) return {}
  return Object.fromEntries(
    readdirSync(pictures).flatMap((file) => {
      const name = /^(.+?)(?:\.cut)?-320\.avif$|^(.+)\.svg$/.exec(file)
      return name ? [[name[1] ?? name[2]!, file]] : []
    }),
  )
}
