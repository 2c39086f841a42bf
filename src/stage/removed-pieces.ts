/** What of a Pixi container is needed here. */
interface Piece {
  removeFromParent(): void
  destroy(options: { children: boolean }): void
}

/**
 * Pieces whose place another has taken. They live until the next frame has been drawn, so that their successors share the
 * texts that are already drawn instead of drawing and sending them again.
 */
export class RemovedPieces {
  private readonly pieces: Piece[] = []

  take(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      piece.removeFromParent()
      this.pieces.push(piece)
    }
  }

  /** After every frame. */
  clear(): void {
    for (const piece of this.pieces.splice(0)) piece.destroy({ children: true })
  }
}
