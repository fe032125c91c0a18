/** Words with the same meaning, from other countries, cuisines or languages. */
const GROUPS: readonly string[] = [
  'eggplant aubergine باذنجان بتنجان',
  'shrimp shrimps prawn prawns روبيان ربيان جمبري قريدس',
  'dolma vine grape دوالي يبرق عنب',
  'yogurt yoghurt لبن زبادي',
  'chicken دجاج فراخ',
  'wings جوانح اجنحه',
  'cauliflower قرنبيط زهره',
  'falafel فلافل طعميه',
  'sambousek sambusa samosa سمبوسك سمبوسه سنبوسه',
  'luqaimat لقيمات عوامه',
  'cola coke pepsi كولا بيبسي',
  'burger hamburger برجر برغر همبرجر همبرغر',
  'fries chips potato potatoes بطاطا بطاطس',
  'lemon lemonade ليمون ليمونادا',
  'veggie vegetarian garden نباتي',
  'bread خبز عيش',
  'garlic toum ثوم ثوميه',
  'sushi nigiri maki سوشي نيغيري ماكي',
  'water ماء مياه مويه',
  'rice رز ارز',
  'sandwich ساندويش سندويش ساندويتش',
  'spicy hot حار حاره حراق',
  'tea chai شاي',
  'soup شوربه حساء',
  'tomato طماطم بندوره',
  'dessert sweets حلى حلويات',
  'lamb غنم خروف',
  'beef بقر بقري',
  'halal حلال',
  'vegan صرف',
  'gluten غلوتين جلوتين',
  'dairy البان حليب milk',
  'nut nuts مكسرات',
  'alcohol كحول',
];

const others = new Map<string, string[]>();
for (const group of GROUPS) {
  const words = group.split(' ');
  for (const word of words) {
    others.set(
      word,
      words.filter((each) => each !== word),
    );
  }
}

/** Folded words with the same meaning as a folded word. */
export function sameMeaning(word: string): readonly string[] {
  return others.get(word) ?? [];
}
