import type { ShopperWords } from './targets.ts'

export const shopperWordsEs: ShopperWords = {
  shirt:
    'camiseta, camisetas, playera, playeras, remera, camisa, camisas, sudadera, sudaderas, polo, t-shirt, tshirt, camisetta, franela',
  bag: 'bolsa, bolsas, bolsa de tela, bolso, bolsos, mochila, mochilas, tote, tote bag, shopper, bolsas de tela',
  clothing: 'ropa, prenda, prendas, moda, vestido, vestidos, algodón, algodon, indumentaria',
  mug: 'taza, tazas, taza de café, mug, vaso, vasos, café, cafe, té, cerámica, ceramica, tzaa, tazón',
  stickers: 'pegatina, pegatinas, adhesivo, adhesivos, sticker, stickers, etiquetas, calcomanía, pegatnias',
  print:
    'lámina, láminas, lamina, póster, poster, posters, cuadro, cuadros, cartel, afiche, ilustración, decoración, laminas',
  figure:
    'figura, figuras, estatua, estatuas, muñeco, muñecos, muneco, funko, juguete, juguetes, peluche, miniatura, figurita, vinilo, figrua',
  album: 'álbum, album, álbumes, archivador, carpeta, carpetas, cuaderno, binder, albun',
  sleeves:
    'fundas, funda, fundas protectoras, protector, protectores, sleeves, micas, protección, proteccion, fundas cartas',
  deckBox:
    'caja para mazo, cajas para mazo, deck box, deckbox, estuche, estuches, cajita, contenedor, portamazos',
  rigid: 'toploader, toploaders, top loader, rígido, fundas rígidas, rigidas, metacrilato',
  mat: 'tapete, tapetes, tapete de juego, alfombrilla, alfombrillas, playmat, mantel, mat, tapette',
  dice: 'dado, dados, contador, contadores, dados fuego, dados contadores, marcador',
  pack: 'sobre, sobres, booster, boosters, paquete, paquetes, cromos, expansión, serie 1, sobre fuego, pack, sorbes',
  box: 'caja, cajas, caja de sobres, display, lote, lotes, cofre, caja de 24 sobres',
  digital:
    'digital, digitales, sobre digital, descarga, descargas, código, codigo, online, virtual, app, digitla',
  deck: 'mazo inicial, mazo, mazos, baraja, barajas, deck, starter, principiante, principiantes, empezar, mazzo',
  single: 'carta suelta, cartas sueltas, carta, cartas, carta rara, cartas raras, naipe, suelta',
  gift: 'regalo, regalos, cumpleaños, regalo de cumpleaños, navidad, niños, niño, reyes, sorpresa, regalo para niños',
  tournament: 'torneo, torneos, kit de torneo, competición, partida, partidas',
  dragon: 'dragón, dragon, dragones, draghissimo, dragissimo',
  water: 'agua, mar, océano, oceano, ola, olas, ondalice',
  ghost: 'fantasma, fantasmas, spettrillo, oscuridad, espectro',
  bear: 'oso, osos, brinorso',
  fox: 'zorro, zorros, volpardore, novecoda',
  moon: 'luna, espacio, estrella, estrellas, cosmos, anelluna, planeta',
  nature: 'naturaleza, bosque, planta, plantas, hoja, germoglino',
  fire: 'fuego, llama, llamas, lava, brasa',
  ice: 'hielo, nieve, invierno, frío, frio',
  custom: 'personalizada, personalizado, camiseta personalizada, a tu gusto, a medida',
}
