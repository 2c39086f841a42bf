/** When a painted page needs its app: at the visitor's first sign of life, or when it has stood still for a while. */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'click',
  'input',
] as const

/** From the end of loading: nobody waits for it, and what the page itself needs has come. */
const calmMillis = 10_000

/** Once, whichever comes first. */
export function atFirstIntent(start: () => void): void {
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const sign of signs) removeEventListener(sign, begin, true)
    start()
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
  afterLoad(() => setTimeout(begin, calmMillis))
}

export function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then, { once: true })
}
