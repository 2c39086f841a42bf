/** Identifies a tab of a browser: a reload keeps the id, a second tab gets another. */
import { freshId } from './fresh-id.ts'

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
