/** Which tab plays a battle: the one that holds it, until it goes or another one takes it over. */
export interface Claims {
  /**
   * null when another tab holds it and nobody forces it; the answer lets it go.
   * @param onLost another tab has taken it over
   */
  claim(name: string, onLost: () => void, isForced: boolean): Promise<(() => void) | null>
}

const nothing = () => {}

/** Without the Web Locks of a secure page every tab may play. */
export const tabClaims: Claims = {
  claim: (name, onLost, isForced) =>
    new Promise(resolve => {
      if (!navigator.locks) return resolve(nothing)
      let isReleased = false
      let letGo = nothing
      const held = new Promise<void>(done => {
        letGo = () => {
          isReleased = true
          done()
        }
      })
      const hold = (lock: Lock | null) => {
        resolve(lock && letGo)
        return lock ? held : undefined
      }
      navigator.locks.request(name, isForced ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
        if (!isReleased) onLost()
        resolve(nothing)
      })
    }),
}
