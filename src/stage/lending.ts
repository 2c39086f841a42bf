/** One thing for many: whoever asks waits until those who asked before have given it back. */
export class Lending {
  private last: Promise<void> = Promise.resolve()

  /** Resolves, once it is this one's turn, with the function that gives it back. */
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
