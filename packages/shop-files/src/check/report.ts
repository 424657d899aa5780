import type { FromFile } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'

/** Notes a problem of the record that is being judged. */
export type Report = (level: Problem['level'], record: string, field: string, message: string) => void

/** Notes problems of one record, with the place that it was read from. */
export function reportTo(problems: Problem[], { file, index }: FromFile<unknown>): Report {
  return (level, record, field, message) =>
    problems.push({ level, file, record, field, message, ...(index !== undefined && { index }) })
}
