/** What `read` returns. Where it throws, the owner reads what is wrong, without the places in the engine's code. */
export function orEnd<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
