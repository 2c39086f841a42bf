import { useEffect, useState } from 'react'
import type { Showing } from '../scene/conductor.ts'

/** Maximum number of announced lines. Of more lines only the last ones are announced. */
const MOST_LINES = 8
/** A log that starts with more lines belongs to a resumed battle, whose past is not announced. */
const OPENING = 3

/**
 * Returns the text for screen readers: what happened since the last announcement, then what to do now, with the hint at a switch. It changes only
 * while nothing is animated, so that a turn is announced once and completely.
 */
export function useNews({ battle, picture: { log, prompt: order, changeHint } }: Showing): string {
  const [announced, setAnnounced] = useState({ lines: log.length, prompt: '', text: '' })
  const prompt = changeHint === null ? order : `${order} ${changeHint}`
  const isResting = battle.gameState !== 'loading' && battle.gameState !== 'animating'
  useEffect(() => {
    if (!isResting) return
    setAnnounced(last => {
      if (last.lines === log.length && last.prompt === prompt) return last
      const isPast = last.lines === 0 && log.length > OPENING
      const fresh = isPast ? [] : log.slice(last.lines).slice(-MOST_LINES)
      return { lines: log.length, prompt, text: [...fresh, prompt].join(' ') }
    })
  }, [isResting, log, prompt])
  return announced.text
}
