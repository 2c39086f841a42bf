/**
 * What is shown on impact. The stage decides in that frame and never waits: a loaded clip plays with a few sparks;
 * otherwise the stage's own effect is drawn; reduced motion shows neither.
 */
export type Spectacle = 'none' | 'particles' | 'both'

/** @param clipIsShowing a frame of the clip is visible now */
export const spectacleOf = (reducedMotion: boolean, clipIsShowing: boolean): Spectacle =>
  reducedMotion ? 'none' : clipIsShowing ? 'both' : 'particles'
