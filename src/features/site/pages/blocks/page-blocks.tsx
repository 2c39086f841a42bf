/** Blocks of a page, one below the other. Each kind has its own component. Data from the shop is a prop. */

import type { ComponentType, ReactNode } from 'react'
import type { BlockKind, ShownBlock, ShownOf } from '@/contract/endpoints/site/page-blocks.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { Button } from '@/ui/action/button.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './blocks.module.css'
import { CardsBlock } from './cards-block.tsx'
import { QuestionList } from './question-list.tsx'
import { RichText } from './rich-text.tsx'

export interface PageBlocksProps {
  blocks: readonly ShownBlock[]
  productsOf: (block: ShownOf<'products'>) => ReactNode // the products that the block shows
}

const TextBlock = ({ block: { texts } }: { block: ShownOf<'text'> }) => (
  <section className={styles.text}>
    {texts.title && <h2>{texts.title}</h2>}
    <RichText html={texts.html} />
  </section>
)

const PictureBlock = ({ block }: { block: ShownOf<'picture'> }) => (
  <figure className={styles.picture} data-width={block.width}>
    <img src={pictureUrl(block.picture)} alt={block.texts.alt} loading="lazy" />
    {block.texts.caption && <figcaption>{block.texts.caption}</figcaption>}
  </figure>
)

const PictureTextBlock = ({ block }: { block: ShownOf<'picture_text'> }) => {
  const { title, html, button, link, alt } = block.texts
  return (
    <section className={styles.imageRow} data-side={block.side}>
      <Niche picture={block.picture} alt={alt} element={block.element} className={styles.niche} />
      <div className={styles.words}>
        {title && <h2>{title}</h2>}
        <RichText html={html} />
        {button && link && (
          <p>
            <Button href={link} variant="ghost">
              {button}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

const QuoteBlock = ({ block: { texts } }: { block: ShownOf<'quote'> }) => (
  <figure className={styles.quote}>
    <blockquote>{texts.text}</blockquote>
    {texts.by && <figcaption>{texts.by}</figcaption>}
  </figure>
)

const ButtonBlock = ({ block }: { block: ShownOf<'button'> }) =>
  block.texts.label && block.texts.link ? (
    <p className={styles.button}>
      <Button href={block.texts.link} variant={block.look}>
        {block.texts.label}
      </Button>
    </p>
  ) : null

const QuestionsBlock = ({ block }: { block: ShownOf<'questions'> }) => (
  <section className={styles.questions} id={block.id}>
    {block.texts.title && <h2>{block.texts.title}</h2>}
    {block.texts.lead && <p className={styles.lead}>{block.texts.lead}</p>}
    <QuestionList questions={block.questions} />
  </section>
)

type Piece<K extends BlockKind> = ComponentType<{ block: ShownOf<K>; shelf: PageBlocksProps['productsOf'] }>

const ProductsBlock: Piece<'products'> = ({ block, shelf }) => (
  <section>
    {block.texts.title && <SectionHead title={block.texts.title} lead={block.texts.lead || undefined} />}
    {shelf(block)}
  </section>
)

const pieces: { [K in BlockKind]: Piece<K> } = {
  text: TextBlock,
  picture: PictureBlock,
  picture_text: PictureTextBlock,
  cards: CardsBlock,
  quote: QuoteBlock,
  button: ButtonBlock,
  questions: QuestionsBlock,
  products: ProductsBlock,
}

export const PageBlocks = ({ blocks, productsOf }: PageBlocksProps) => (
  <div className={styles.blocks}>
    {blocks.map(block => {
      const Drawn = pieces[block.kind] as Piece<BlockKind>
      return <Drawn key={block.id} block={block} shelf={productsOf} />
    })}
  </div>
)
