/** A QR code as one path of a document: each run of dark squares is a rectangle, which avoids gaps between them. */
import QRCode from 'qrcode'

/**
 * Returns SVG path data of `text` in a square of `size` with its corner at `x`, `y`, without a quiet zone, because the
 * paper is blank around it.
 */
export function qrPath(text: string, x: number, y: number, size: number): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const unit = size / modules.size
  const runs: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0; from < modules.size; from++) {
      if (!modules.get(row, from)) continue
      let to = from
      while (to < modules.size && modules.get(row, to)) to++
      const [left, top, width] = [x + from * unit, y + row * unit, (to - from) * unit]
      runs.push(`M ${left} ${top} h ${width} v ${unit} h ${-width} Z`)
      from = to
    }
  }
  return runs.join(' ')
}
