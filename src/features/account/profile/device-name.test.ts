import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

describe('device names in the list of sessions', () => {
  it('names the browser by its own token, not by those of compatible browsers', () => {
    expect(deviceName(edge)).toBe('Edge · Windows')
    expect(deviceName(chrome)).toBe('Chrome · Linux')
    expect(deviceName(phone)).toBe('Safari · iPhone')
  })

  it('returns undefined for a script', () => {
    expect(deviceName('curl')).toBeUndefined()
  })
})
