/** Returns the result of `read`. If it throws, the owner reads the message, without the engine's stack trace. */
export function orEnd<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
