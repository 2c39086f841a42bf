import { useEffect, useState } from 'react'

interface Size {
  width: number
  height: number
}

/** Undefined until the picture has loaded. */
export function usePictureSize(url: string | undefined): Size | undefined {
  const [known, setKnown] = useState<{ url: string; size: Size }>()
  useEffect(() => {
    if (!url) return
    const picture = new Image()
    picture.onload = () =>
      setKnown({ url, size: { width: picture.naturalWidth, height: picture.naturalHeight } })
    picture.src = url
    return () => {
      picture.onload = null
    }
  }, [url])
  return known?.url === url ? known?.size : undefined
}
