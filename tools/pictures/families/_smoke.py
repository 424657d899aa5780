"""smoke: all packaging"""
import sys
from studio.labels import Label
from studio.packaging import carton,sachet,blister,roll,folded
from studio.vessels import bottle,tube_pack,tub
from studio.placing import group,move,turn_z,Gathered
from studio.materials import fabric,plastic
VIEWS={"front":{"azimuth":10,"elevation":38,"fill":.94}}
def at(x,y,things,turn=0): group(things,move(x,y,0)@turn_z(turn))
def build():
    L=Label("Absorbent Dressing Pads","Non-woven, sterile","10 × 10 cm","25 pads","14857d","5fd0b8","band")
    at(-22,12,carton(14,8,12,L),8)
    at(-4,14,carton(12,6,9,Label("Paracetamol 500 mg Tablets","Pain relief","16","16 tablets","c2185b","f06a9b","stripe")),-5)
    at(12,15,carton(15,9,10,Label("Trauma Kit","Haemorrhage control","","1 kit","c62828","ff7a59","solid")),-8)
    at(29,14,carton(13,10,12,Label("Copier Paper A4","80 g/m², white","A4","500 sheets","3a4650","8a949c","plain",brand="")),-12)
    at(-24,-6,sachet(10,13,Label("Sterile Gauze Swab","8 ply, 100% cotton","7.5 cm","5 swabs","0b5fa5","38b6e8","plain")),6)
    at(-11,-8,blister(5,2),-10)
    at(-10,-15,blister(5,2,foil="d8b05a",clear=False,colour="e0763a",long=1.6,pitch=(2.2,1.7)),-10)
    w=fabric("f5efe2","crepe",8)
    at(2,-10,roll(3.2,1.2,5,w),0)
    at(10,-12,roll(4,2,2.4,plastic("f3d7b8",.6),lying=True,tail=3),30)
    at(17,-8,folded(10,10,8,.35,fabric("ffffff","nonwoven",6)),10)
    at(32,-6,bottle(3,14,Label("Hand Rub","Alcohol gel","","500 ml","14857d","5fd0b8","stripe"),cap="pump"))
    at(41,-4,bottle(2.4,9,Label("Eye Wash","Sterile saline","","100 ml","0b5fa5","38b6e8","stripe"),cap="flip",squash=.65))
    at(48,4,bottle(4.2,18,Label("Surface Cleaner","Ready to use","","750 ml","5a55b8","a9a5ee","solid"),cap="trigger",squash=.7))
    at(44,18,bottle(2.2,10,Label("Cold Spray","Fine mist","","150 ml","1769c4","7ec4f5","wave"),cap="spray"))
    at(-38,10,tub(5,17,Label("Disinfectant Wipes","Hard surfaces","","200 wipes","14857d","5fd0b8","wave")))
    at(-38,-8,tube_pack(5.5,14,Label("Emollient Cream","","","50 g","5a55b8","a9a5ee","stripe")))
    at(-46,-14,tub(3.6,5,Label("Zinc Paste","","","100 g","c2185b","f06a9b","stripe")))
