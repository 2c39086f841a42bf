import type { ComponentProps, SyntheticEvent } from 'react'
import { creatureOf } from './character-words.ts'

export interface CreaturePictureProps
  extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> {
  slug: string
}

/** A creature without a background. Its place stays empty if the image fails to load. */
export const CreaturePicture = ({ slug, ...rest }: CreaturePictureProps) => (
  <img
    key={slug}
    {...rest}
    src={creatureOf(slug)}
    alt=""
    width={512}
    height={512}
    decoding="async"
    onError={vanish}
  />
)

function vanish({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.style.visibility = 'hidden'
}
