// Loaded before the server and its database (`NODE_OPTIONS=--import …`): their clocks start at START_INSTANT and run
// from there, so that every date on a page is the same in each run.
const RealDate = Date
const shift = RealDate.parse(process.env.START_INSTANT ?? '') - RealDate.now()
if (Number.isNaN(shift)) throw new Error('START_INSTANT is no instant.')

globalThis.Date = class extends RealDate {
  /** @param {any[]} given */
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift
  }
}
