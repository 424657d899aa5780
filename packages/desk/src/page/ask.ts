/** Asks the desk's server. Throws what it says where it refuses. */
export async function ask<T>(name: string, body?: unknown): Promise<T> {
  const response = await fetch(
    `/api/${name}`,
    body === undefined
      ? {}
      : {
          method: 'POST',
          ...(body instanceof Blob
            ? { body, headers: { 'Content-Type': 'application/octet-stream' } }
            : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
        },
  ).catch(() => {
    throw new Error('The desk does not answer. Start it again with “npm run desk”, and open its new address.')
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text) as T
  throw new Error(readError(text))
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function readError(text: string): string {
  try {
    return (JSON.parse(text) as { error: string }).error
  } catch {
    return text
  }
}
