/**
 * What is seen at the moment of impact. The stage decides in that very frame and never waits: a clip that can be seen
 * plays on with a few sparks; otherwise the stage's own fire tells the blow; reduced motion shows neither.
 */
export type Spectacle = 'none' | 'particles' | 'both'

export const spectacleOf = (calm: boolean, clipIsShowing: boolean): Spectacle =>
  calm ? 'none' : clipIsShowing ? 'both' : 'particles'
