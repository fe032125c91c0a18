import type { Allergen } from '../../contract/modifiers.ts';
import type { Diet } from './profile.ts';

function named(english: string, arabic: string): string[] {
  return [...english.split(', '), ...arabic.split(', ')];
}

/**
 * Words in a dish's text that name an allergen, in both languages. Only foods that always contain
 * it: an ambiguous word (flour, vinegar, "حمص" for chickpeas) would cause false warnings.
 */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: named(
    'gluten, wheat, barley, rye, bread, bulgur, burghul, couscous, semolina, pasta, noodle, noodles, freekeh, brioche',
    'غلوتين, قمح, شعير, خبز, برغل, سميد, معكرونة, كسكس, فريكة, بريوش',
  ),
  crustaceans: named(
    'crustacean, shrimp, shrimps, prawn, prawns, crab, lobster, crayfish',
    'روبيان, جمبري, قريدس, سلطعون, كركند, قشريات',
  ),
  egg: named(
    'egg, eggs, mayonnaise, mayo, aioli, meringue, omelette, shakshuka',
    'بيض, بيضة, بيضتان, مايونيز, عجة, أومليت, شكشوكة',
  ),
  fish: named(
    'fish, salmon, tuna, anchovy, anchovies, cod, hamour, trout, sardine',
    'سمك, أسماك, سلمون, سالمون, تونة, أنشوجة, هامور, سردين, زبيدي',
  ),
  peanut: named('peanut, peanuts, groundnut, satay', 'سوداني'),
  soy: named('soy, soya, tofu, edamame, miso, tempeh', 'صويا, توفو'),
  milk: named(
    'milk, cream, butter, cheese, yoghurt, yogurt, labneh, halloumi, feta, mozzarella, parmesan, cheddar, ghee, kashta',
    'حليب, لبن, لبنة, جبن, جبنة, أجبان, زبدة, سمن, قشطة, كريمة, حلوم, زبادي, ألبان',
  ),
  nuts: named(
    'nut, nuts, almond, almonds, walnut, walnuts, hazelnut, pistachio, cashew, pecan, pecans, macadamia, praline, marzipan',
    'مكسرات, لوز, جوز, بندق, فستق, كاجو, صنوبر, عين الجمل',
  ),
  celery: named('celery, celeriac', 'كرفس'),
  mustard: named('mustard', 'خردل'),
  sesame: named('sesame, tahini, tahina, halva, zaatar', 'سمسم, طحينة, طحينية'),
  sulphites: named('sulphite, sulphites, sulfite, sulfites', 'كبريتيت'),
  lupin: named('lupin, lupini', 'ترمس'),
  molluscs: named(
    'mollusc, molluscs, squid, calamari, octopus, mussel, mussels, clam, clams, oyster, oysters, scallop, scallops',
    'رخويات, حبار, كاليماري, أخطبوط, بلح البحر, محار',
  ),
};

/** The same for what a diet forbids and no allergen covers. */
export const DIET_WORDS: Partial<Record<Diet, readonly string[]>> = {
  containsAlcohol: named('wine, beer, rum, vodka, whisky, liqueur', 'نبيذ, ويسكي, فودكا'),
};

/** Words before it that make it another food, as in English: coconut milk, water chestnut. */
export const OTHER_AFTER: Readonly<Record<string, readonly string[]>> = {
  milk: ['coconut', 'almond', 'oat', 'soy', 'soya', 'rice'],
  cream: ['coconut'],
  butter: ['peanut', 'cocoa', 'almond'],
};

/** Words after it that make it another food: butter beans, "جوز الهند". */
export const OTHER_BEFORE: Readonly<Record<string, readonly string[]>> = {
  butter: ['bean', 'beans', 'lettuce'],
  oyster: ['mushroom', 'mushrooms'],
  جوز: ['الهند', 'الطيب'],
  حليب: ['جوز', 'اللوز', 'الصويا', 'الشوفان', 'الأرز'],
  زبدة: ['الفول', 'الكاكاو', 'اللوز'],
  كريمة: ['جوز'],
};
