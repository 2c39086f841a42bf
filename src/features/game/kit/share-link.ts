/** Shares an address: the device's share sheet, otherwise the clipboard. Closing the sheet does not copy. */
import { copyText } from '@/lib/copy-text.ts'

export type Shared = 'shared' | 'copied' | 'failed'

export interface SharedLink {
  title: string
  text: string
  url: string // absolute
}

export async function shareLink(link: SharedLink): Promise<Shared> {
  if (!navigator.share) return copy(link.url)
  try {
    await navigator.share(link)
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : copy(link.url)
  }
}

const copy = async (url: string): Promise<Shared> => ((await copyText(url)) ? 'copied' : 'failed')

/** Returns the address of a battle or its replay. That of a private battle includes the key for spectators. */
export const watchLink = (path: string, key: string | null): string =>
  key === null ? path : `${path}?watch=${encodeURIComponent(key)}`
