import type { Page } from '@playwright/test'

/**
 * Measures visible defects: a page wider than its window, truncated text, untranslated keys, images that do not load.
 * It contains no named functions, because the script loader adds a helper to them that pages do not have.
 */
export const findingsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.scrollingElement
    if (root && root.scrollWidth > innerWidth + 1)
      found.push(`wider than its window by ${root.scrollWidth - innerWidth} px`)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      // No named function in here: the loader that runs the script gives those a helper the page does not have.
      const words = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
      if (
        !words.some(node => node.textContent?.trim()) ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      const text = element.textContent?.trim() ?? ''
      if (/^[a-z_]+(\.[a-z_]+)+$/.test(text)) found.push(`a key for a word: ${text}`)
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clip, clipPath } =
        getComputedStyle(element)
      const isForReaders = clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1
      if (isForReaders) continue
      const isCut =
        (overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' &&
          webkitLineClamp === 'none' &&
          element.scrollHeight > element.clientHeight + 3)
      if (isCut) found.push(`cut off: ${text.slice(0, 60)}`)
    }
    for (const part of document.querySelectorAll<HTMLElement>(
      ':is(dialog, [role=dialog]), :is(dialog, [role=dialog]) *',
    ))
      if (
        part.scrollWidth > part.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(part).overflowY) &&
        !part.matches('[role=tablist], textarea, table, table *')
      )
        found.push(`wider than its dialog by ${part.scrollWidth - part.clientWidth} px`)
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.src)
        found.push(`a picture that does not come: ${image.src}`)
    return [...new Set(found)]
  })
