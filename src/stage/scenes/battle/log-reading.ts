/** How far the reader has read the log. It outlives a scene: turning the phone forgets nothing. */
export class LogReading {
  private read: number | null = null // lines known when the log was last opened

  /** Lines that came since; what stood there at first sight counts as known, and a shorter log is a new battle. */
  unread(lines: number): number {
    if (this.read === null || lines < this.read) this.read = lines
    return lines - this.read
  }

  open(lines: number): void {
    this.read = lines
  }
}
