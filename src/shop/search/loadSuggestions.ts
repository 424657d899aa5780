export type SuggestionsComponent = Awaited<ReturnType<typeof loadSuggestions>>['Suggestions']

/** Brings the suggestions of the search field: on its first use, or with the rest of the shop when idle. */
export function loadSuggestions() {
  return import('./suggestions/Suggestions.tsx')
}
