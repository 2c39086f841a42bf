import type { ShopperWords } from './targets.ts'

export const shopperWordsIt: ShopperWords = {
  shirt:
    'maglietta, magliette, maglia, maglie, maglieta, t-shirt, tshirt, t shirt, tee, felpa, felpe, camicia, polo, canotta, t-shrit',
  bag: 'borsa, borse, borsa di tela, zaino, zaini, shopper, sacca, tote, tote bag, tracolla, borssa',
  clothing: 'abbigliamento, vestiti, vestito, moda, abbigliamneto, indumenti, cotone',
  mug: 'tazza, tazze, taza, mug, tazzina, bicchiere, caffè, caffe, tè, boccale, tazza ceramica, ceramica',
  stickers: 'adesivi, adesivo, sticker, stickers, adessivi, etichette, decalcomania',
  print:
    'stampa, stampe, poster, quadro, quadri, manifesto, locandina, posters, illustrazione, decorazione, stmapa',
  figure:
    'statuina, statuine, statua, pupazzo, pupazzi, modellino, action figure, funko, peluche, giocattolo, giocattoli, statuetta draghissimo, vinile, statuna',
  album:
    'album, raccoglitore, raccoglitori, albun, binder, quaderno, classificatore, album collezionista, portacarte',
  sleeves:
    'bustine protettive, bustine, sleeve, sleeves, custodia, custodie, protezione, proteggi carte, bustine trasparenti, protettive',
  deckBox:
    'porta mazzo, portamazzo, deck box, deckbox, scatola per mazzo, scatola, astuccio, scatolina, contenitore, porta mazi',
  rigid: 'teca rigida, toploader, top loader, rigido, teca, toploder',
  mat: 'tappetino, tappetini, tapetino, playmat, tappeto, mousepad, mat, tovaglietta, tappettino, tappetino gioco',
  dice: 'dadi, dado, segnapunti, segnalini, contatore, dadi acqua, dadi fuoco',
  pack: 'busta, buste, booster, pacchetto, pacchetti, figurine, espansione, serie 1, bustine di carte, bsuta, busta fuoco',
  box: 'box, box 24 buste, confezione, confezioni, display, bundle, cassa',
  digital:
    'digitale, digitali, busta digitale, download, codice, app, online, virtuale, busta leggendaria, digitlae',
  deck: 'mazzo base, mazzo, mazzi, starter, deck, principiante, iniziare, mazzo di carte, mazo, starter set',
  single: 'carta singola, carte singole, carta rara, carta draghissimo, singola, carte sfuse, carte rare',
  gift: 'regalo, regali, idea regalo, compleanno, natale, bambini, bambino, regalo bambino, buono regalo, sorpresa',
  tournament: 'torneo, tornei, kit da torneo, gara, partita, kit torneo',
  dragon: 'drago, draghi, draghissimo, dragissimo, draghisimo, silvadrago',
  water: 'acqua, mare, oceano, ondalice, onda, ondalise, aqua',
  ghost: 'fantasma, fantasmi, spettrillo, oscurità, oscurita, spetrillo',
  bear: 'orso, orsi, brinorso, brinorsso',
  fox: 'volpe, volpi, volpardore, novecoda',
  moon: 'luna, spazio, stelle, cosmo, anelluna, aneluna, cosmico',
  nature: 'natura, foresta, bosco, pianta, germoglino, germolino',
  fire: 'fuoco, fiamma, fiamme, lava, fuco',
  ice: 'ghiaccio, neve, inverno, freddo, ghiacio',
  custom: 'personalizzata, personalizzato, da personalizzare, maglietta personalizzata, su misura',
}
