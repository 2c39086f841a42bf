/** A FIFO mutex. `turn()` resolves with the function that releases it. */
export class Mutex {
  private last: Promise<void> = Promise.resolve()

  async turn(): Promise<() => void> {
    const before = this.last
    let giveBack = () => {}
    this.last = new Promise<void>(resolve => {
      giveBack = resolve
    })
    await before
    return giveBack
  }
}
