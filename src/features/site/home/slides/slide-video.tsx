import { useEffect, useRef, useState } from 'react'
import { fileUrl, pictureUrl } from '@/contract/file-url.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { prefersReducedMotion } from '@/ui/theme/apply-motion.ts'
import { connectionNow, videosAutoplay } from './video-rule.ts'

interface SlideVideoProps {
  address: string
  poster?: string
  isSeen: boolean // plays only while its slide is shown
  className?: string
}

/** A muted video behind the text, loaded after hydration. It is not loaded where it may not play. */
export function SlideVideo({ address, poster, isSeen, className }: SlideVideoProps) {
  const reduced = usePreferences(state => state.reducedMotion)
  const [isBroken, setBroken] = useState(false)
  const film = useRef<HTMLVideoElement>(null)
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const runs =
    isHere && videosAutoplay({ reducedMotion: reduced || prefersReducedMotion(), ...connectionNow() })
  useEffect(() => {
    const video = film.current
    if (!video || !runs) return
    if (isSeen)
      video.play().catch(() => {}) // a browser may refuse: then the first frame is shown
    else video.pause()
  }, [isSeen, runs])
  if (!runs || isBroken) return null
  return (
    <video
      ref={film}
      className={className}
      src={isSeen ? fileUrl(address) : undefined}
      poster={poster && pictureUrl(poster)}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onError={() => isSeen && setBroken(true)}
    />
  )
}
