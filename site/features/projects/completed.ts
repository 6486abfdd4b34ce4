import type { Project } from '../../../content/projects.ts';

/** 'Completed June 2025', or the word itself for work in progress. */
export function completedText({ completedDate }: Pick<Project, 'completedDate'>): string {
  return completedDate === 'Ongoing' ? completedDate : `Completed ${completedDate}`;
}
