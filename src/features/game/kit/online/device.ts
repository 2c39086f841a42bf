/** Identifies a tab of a browser: a reload keeps the id, a second tab gets another. */

/** 128 random bits as hex. Unlike `randomUUID` it also works without https, for example on a phone in the same network. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

const key = 'game.device'

let deviceId: string | null = null

export function thisDevice(): string {
  deviceId ??= read()
  return deviceId
}

function read(): string {
  try {
    const stored = sessionStorage.getItem(key)
    if (stored) return stored
    const fresh = freshId()
    sessionStorage.setItem(key, fresh)
    return fresh
  } catch {
    return freshId() // storage is blocked
  }
}
