/** Shares a deck's link: the device's share sheet, otherwise the clipboard. */
export type Shared = 'shared' | 'copied' | 'refused' // refused: neither was possible, so the link must be shown

export interface ShareWords {
  title: string
  text: string
  url: string
}

type Sharer = Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>

export async function shareDeck(words: ShareWords, device: Sharer): Promise<Shared> {
  if (device.share && device.canShare?.(words)) {
    try {
      await device.share(words)
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'shared' // the reader closed the sheet
    }
  }
  try {
    await device.clipboard?.writeText(words.url)
    return device.clipboard ? 'copied' : 'refused'
  } catch {
    return 'refused'
  }
}
