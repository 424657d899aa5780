import type { CatalogueFiles } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { suggestName } from './suggestName.ts'

const GROUPS_FILE = 'groups.json'

export function findGroupProblems({ groups, categories, unread }: CatalogueFiles): Problem[] {
  const problems: Problem[] = []
  const ids = new Set(categories.map(({ record }) => record.id))
  const groupOf = new Map<string, string>()
  for (const [index, group] of groups.entries()) {
    const report = (field: string, message: string) =>
      problems.push({ level: 'error', file: GROUPS_FILE, record: group.id, field, message, index })
    if (groups.findIndex(({ id }) => id === group.id) < index)
      report('id', 'Another group has this id. Give each its own.')
    for (const [at, id] of group.categories.entries()) {
      const first = groupOf.get(id)
      if (first === group.tittle) report(`categories.${at}`, `“${id}” is in this group twice. Remove one.`)
      else if (first !== undefined)
        report(
          `categories.${at}`,
          `“${id}” is in the group “${first}” as well. A category stands in one group: remove it from the other.`,
        )
      groupOf.set(id, first ?? group.tittle)
      if (id === '/') report(`categories.${at}`, 'The home page stands in no group. Remove it here.')
      else if (!ids.has(id) && !unread?.has(id)) report(`categories.${at}`, explainMissing(id, ids))
    }
  }
  return problems
}

function explainMissing(id: string, ids: ReadonlySet<string>): string {
  const meant = suggestName(id, ids)
  const way = meant === undefined ? '' : `write “${meant}”, if that is what you mean, `
  return `There is no category “${id}”. Its file is missing in the folder categories: bring it back, ${way}or remove it here.`
}
