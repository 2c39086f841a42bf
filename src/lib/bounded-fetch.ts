/** A network may accept a connection and never send a response. A plain `fetch` then never ends. */

/** How long a response may take to begin, in milliseconds. */
export const RESPONSE_PATIENCE = 15_000

/** An abort signal that fires with `given`, and after RESPONSE_PATIENCE unless `stop` is called before. */
export function limitResponse(given?: AbortSignal | null): { signal: AbortSignal; stop(): void } {
  const limit = new AbortController()
  const timer = setTimeout(
    () => limit.abort(new DOMException('no response in time', 'TimeoutError')),
    RESPONSE_PATIENCE,
  )
  const pass = () => limit.abort(given?.reason)
  if (given?.aborted) pass()
  else given?.addEventListener('abort', pass, { once: true })
  return { signal: limit.signal, stop: () => clearTimeout(timer) }
}

/** `fetch`, which fails when the response does not begin in time. A large body may take longer. */
export async function boundedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { signal, stop } = limitResponse(init.signal)
  try {
    return await fetch(input, { ...init, signal })
  } finally {
    stop()
  }
}
