/**
 * Link next to the sizes of a garment that opens the measurements. Renders nothing for products without garment sizes.
 */

import { lazy, Suspense, useState } from 'react'
import { areGarmentSizes } from '@/domain/garment-sizes.ts'
import { Button } from '@/ui/action/button.tsx'
import type { ShopWords } from './product-words.ts'
import styles from './size-guide.module.css'

const SizeDialog = lazy(() => import('./size-dialog.tsx'))

interface SizeGuideProps {
  codes: readonly string[] // of the sizes on offer
  words: ShopWords
}

export function SizeGuide({ codes, words }: SizeGuideProps) {
  const [isOpen, setOpen] = useState(false)
  if (!areGarmentSizes(codes)) return null
  return (
    <>
      <Button variant="text" size="small" className={styles.open} onClick={() => setOpen(true)}>
        {words.t('sizes.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <SizeDialog codes={codes} words={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
