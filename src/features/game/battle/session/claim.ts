/** The tab that plays a battle: it owns the claim until it closes or another tab takes it over. */
export interface Claims {
  /**
   * Resolves with a function that releases the claim, or null if another tab has it and `isForced` is false.
   * @param onLost called when another tab has taken it over
   */
  claim(name: string, onLost: () => void, isForced: boolean): Promise<(() => void) | null>
}

const nothing = () => {}

/** Without Web Locks, which need a secure page, every tab may play. */
export const tabClaims: Claims = {
  claim: (name, onLost, isForced) =>
    new Promise(resolve => {
      if (!navigator.locks) return resolve(nothing)
      let isReleased = false
      let letGo = nothing
      const lockHeld = new Promise<void>(done => {
        letGo = () => {
          isReleased = true
          done()
        }
      })
      const hold = (lock: Lock | null) => {
        resolve(lock && letGo)
        return lock ? lockHeld : undefined
      }
      navigator.locks.request(name, isForced ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
        if (!isReleased) onLost()
        resolve(nothing)
      })
    }),
}
