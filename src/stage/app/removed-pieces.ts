/** The parts of a Pixi container that are needed here. */
interface Piece {
  removeFromParent(): void
  destroy(options: { children: boolean }): void
}

/**
 * Objects that were replaced. They live until the next frame has been drawn, so that their successors reuse the drawn
 * texts instead of drawing and uploading them again.
 */
export class RemovedPieces {
  private readonly pieces: Piece[] = []

  take(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      piece.removeFromParent()
      this.pieces.push(piece)
    }
  }

  /** Call it after every frame. */
  clear(): void {
    for (const piece of this.pieces.splice(0)) piece.destroy({ children: true })
  }
}
