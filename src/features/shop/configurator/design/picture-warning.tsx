/** Warns about an uploaded picture with a low print resolution and shows the value. The shopper decides. */
import { useQuery } from '@tanstack/react-query'
import type { PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { dotsPerInch, leastDpi, type Size } from '@/domain/print-frame.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Note } from '@/ui/content/note.tsx'
import { layerPicture } from '../../kit/printed-goods.tsx'

const sizeOf = (address: string): Promise<Size> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => reject(new Error('picture not loaded'))
    image.src = address
  })

export function PictureWarning({ layer, t }: { layer: PrintLayer; t: TFunction<'configurator'> }) {
  const address = layer.kind === 'picture' ? layerPicture(layer) : null
  const { data: pixels } = useQuery({
    queryKey: ['picture-size', address],
    queryFn: () => sizeOf(address ?? ''),
    enabled: address !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!pixels || layer.kind !== 'picture') return null
  const dpi = dotsPerInch(pixels, layer)
  return dpi < leastDpi ? <Note tone="warning">{t('design.coarse', { dpi, least: leastDpi })}</Note> : null
}
