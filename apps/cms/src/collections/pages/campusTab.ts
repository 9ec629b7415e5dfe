import type { Tab } from 'payload';
import { ofType } from '../../fields/conditions.ts';
import { factsSchool } from '../../fields/factsSchool.ts';
import { number } from '../../fields/number.ts';
import { localizedLines, localizedText, plainText } from '../../fields/text.ts';

/** Facts of a campus. */
export const campusTab: Tab = {
  label: 'Campus',
  admin: { condition: ofType('singleCampus') },
  fields: [
    {
      name: 'campus',
      type: 'group',
      label: 'Facts',
      fields: [
        factsSchool(),
        {
          type: 'row',
          fields: [
            plainText('street', 'Street', { width: '50%' }),
            plainText('postal_code', 'Postal code', { width: '50%' }),
          ],
        },
        {
          type: 'row',
          fields: [
            localizedText('city', 'City', { width: '50%' }),
            localizedText('canton', 'Canton', { width: '50%' }),
          ],
        },
        {
          type: 'row',
          fields: [
            number('latitude', 'Latitude', { fractions: true, min: -90, max: 90, width: '33%' }),
            number('longitude', 'Longitude', {
              fractions: true,
              min: -180,
              max: 180,
              width: '33%',
            }),
            number('altitude', 'Altitude (m)', {
              fractions: true,
              min: -500,
              max: 5000,
              width: '33%',
            }),
          ],
        },
        {
          type: 'row',
          fields: [
            number('students', 'Students', { min: 0, width: '50%' }),
            number('nationalities', 'Nationalities', { min: 0, max: 250, width: '50%' }),
          ],
        },
        localizedLines('facilities', 'Facilities'),
        localizedLines('travel', 'How to get there'),
      ],
    },
  ],
};
