/** Number of log lines that the reader has read. It outlives a scene, so rotating the phone keeps it. */
export class LogReading {
  private read: number | null = null // number of lines when the log was last opened

  /** Returns the number of unread lines. Initial lines count as read, and a shorter log is a new battle. */
  unread(lines: number): number {
    if (this.read === null || lines < this.read) this.read = lines
    return lines - this.read
  }

  open(lines: number): void {
    this.read = lines
  }
}
